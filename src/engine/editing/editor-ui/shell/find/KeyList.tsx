import { type DialogProps, EditorDialog } from '../../views/EditorDialog'

const lists: Record<string, [keys: string, deed: string][]> = {
  Everywhere: [
    ['Ctrl+K', 'Find a page, a block, a setting, a command or words'],
    ['F6, Shift+F6', 'To the next part: bar, outline, page, fields; to the one before'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
    ['Esc', 'Close a dialog; leave a text, which is kept'],
    ['?', 'These keys'],
  ],
  'On the page': [
    ['Tab, Shift+Tab', 'To the next text, to the one before'],
    ['Enter', 'Leave a line of text; choose another picture'],
    ['Alt+F10', 'To the tools of the block, or to the bar of the text that you edit'],
    ['Ctrl+B, Ctrl+I', 'Bold, italic'],
    ['Ctrl+K', 'In a longer text: a link'],
  ],
  Blocks: [
    ['↑, ↓', 'In the outline: choose a block'],
    ['Delete', 'In the outline: remove the chosen block'],
    ['Shift+Tab', 'In the outline: to the other tools of the chosen block'],
    ['Alt+Shift+↑, Alt+Shift+↓', 'Move the chosen block'],
    ['→, ←', 'In the outline: to the buttons of a row, or into a block that holds others; back'],
    ['Ctrl+C, Ctrl+V', 'Copy the chosen block, paste it after another'],
    ['Esc', 'Choose the block around'],
  ],
}

export function KeyList(props: DialogProps) {
  return (
    <EditorDialog size="narrow" title="Keys" {...props}>
      <div className="dialog-body key-lists">
        <p className="help">On a Mac, Cmd is in the place of Ctrl.</p>
        {Object.entries(lists).map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([keys, deed]) => (
                <div key={keys}>
                  <dt>
                    {keys.split(', ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{deed}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </EditorDialog>
  )
}
