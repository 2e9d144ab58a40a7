/** Whether the visitor has asked the browser to save traffic. Not every browser says (navigator.connection.saveData). */
export function savesTraffic(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
