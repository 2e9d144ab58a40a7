import { createContext, use, useEffect, useRef, useState } from 'react'
import type { PicturedPlace, PictureRun } from '../../../store/publishing'
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

/** Takes pictures and follows their progress, where pages are not compared in frames. Those of another revision are not shown. */
export function usePictures(revision: string | undefined) {
  const { publishing, compare } = useSurroundings()
  const [run, setRun] = useState<PictureRun>()
  const [problem, setProblem] = useState<string>()
  const isOpen = useRef(true)

  const follow = async (begun: Awaited<ReturnType<typeof publishing.pictures>>): Promise<void> => {
    let state = begun
    while (isOpen.current) {
      setRun(state.kind === 'pictures' ? state : undefined)
      setProblem(state.kind === 'problem' ? state.problem : undefined)
      if (state.kind !== 'pictures' || !state.isRunning) return
      await sleep()
      state = await publishing.pictures()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures that are being taken are followed when the dialog opens
  useEffect(() => {
    isOpen.current = true
    if (!compare) void publishing.pictures().then(follow)
    return () => {
      isOpen.current = false
    }
  }, [publishing])

  const isCurrent = run?.isRunning || run?.revision === revision
  return {
    words: problem ?? (isCurrent || run?.revision === undefined ? run?.words : undefined),
    isRunning: run?.isRunning ?? false,
    places: run && isCurrent ? run.places : [],
    take: async () => follow(await publishing.takePictures()),
  }
}
