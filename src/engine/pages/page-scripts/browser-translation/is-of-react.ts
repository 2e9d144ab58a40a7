/** React marks its nodes, except written html and an element's only text. */
export const isOfReact = (node: Node): boolean => Object.keys(node).length > 0
