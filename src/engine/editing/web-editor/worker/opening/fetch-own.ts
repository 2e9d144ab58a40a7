/** Gets a file from where the editor is served. Rejects without a network. */
export const fetchOwn = (address: string): Promise<Response> => fetch(address)
