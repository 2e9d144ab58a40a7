/** React marks its nodes, but neither those of written html nor the only text of an element. */
export const isOfReact = (node: Node): boolean => Object.keys(node).length > 0
