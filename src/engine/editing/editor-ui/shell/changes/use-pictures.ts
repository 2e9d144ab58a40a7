import { createContext, use, useEffect, useRef, useState } from 'react'
import type { PicturedPlace, PictureRun, PublishRefusal } from '../../../edited-site/publishing'
import { useSurroundings } from '../../views/use-editor'

/** The pause between two requests for the progress of the pictures, in milliseconds. */
const askEvery = 400

const sleep = () => new Promise((resolve) => setTimeout(resolve, askEvery))

const PlacesContext = createContext<readonly PicturedPlace[]>([])

export const PlacesProvider = PlacesContext.Provider

/** Returns the pictures of a target. */
export const usePlaces = (target: string | undefined): readonly PicturedPlace[] => {
  const places = use(PlacesContext)
  return target === undefined ? [] : places.filter((place) => place.target === target)
}

/** Takes pictures and follows their progress. Those of another revision are not shown. */
export function usePictures(revision: string | undefined) {
  const { pictures } = useSurroundings()
  const [run, setRun] = useState<PictureRun>()
  const [problem, setProblem] = useState<string>()
  const isOpen = useRef(true)

  const follow = async (begun: PictureRun | PublishRefusal): Promise<void> => {
    let state = begun
    while (isOpen.current && pictures) {
      setRun(state.kind === 'pictures' ? state : undefined)
      setProblem(state.kind === 'problem' ? state.problem : undefined)
      if (state.kind !== 'pictures' || !state.isRunning) return
      await sleep()
      state = await pictures.state()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures that are being taken are followed when the dialog opens
  useEffect(() => {
    isOpen.current = true
    void pictures?.state().then(follow)
    return () => {
      isOpen.current = false
    }
  }, [pictures])

  const isCurrent = run?.isRunning || run?.revision === revision
  return {
    words: problem ?? (isCurrent || run?.revision === undefined ? run?.words : undefined),
    isRunning: run?.isRunning ?? false,
    places: run && isCurrent ? run.places : [],
    take: pictures && (async () => follow(await pictures.take())),
  }
}
