interface DrawnQuestionProps {
  count: number
  onAnswer: (answer: 'remove' | 'keep') => void
}

export function DrawnQuestion({ count, onAnswer }: DrawnQuestionProps) {
  const isOne = count === 1
  const them = isOne ? 'it' : 'them'
  return (
    <section className="dialog-foot" aria-labelledby="drawn-question">
      <p id="drawn-question" role="status">
        {isOne ? 'The moving drawing over this picture was' : `The ${count} moving drawings over this picture were`}{' '}
        made for the old one.
      </p>
      <span className="spring" />
      <button type="button" onClick={() => onAnswer('keep')}>
        Keep {them}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is removed */}
      <button type="button" className="primary" autoFocus onClick={() => onAnswer('remove')}>
        Remove {them}
      </button>
    </section>
  )
}
