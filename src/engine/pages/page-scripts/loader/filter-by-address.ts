/**
 * Shows what the address asks for before the app: data-filter-by of a choice names a parameter, data-filter-values of
 * items is a JSON list.
 */
export function filterByAddress(): void {
  const parameters = new URLSearchParams(location.search)
  for (const choice of document.querySelectorAll<HTMLElement>('[data-filter-by]')) {
    const value = parameters.get(choice.dataset.filterBy ?? '')
    const radio = [...choice.querySelectorAll('input')].find((input) => input.value === value)
    if (!radio) continue
    radio.checked = true
    for (const item of choice.closest('[data-block]')?.querySelectorAll<HTMLElement>('[data-filter-values]') ?? [])
      item.hidden = !JSON.parse(item.dataset.filterValues ?? '[]').includes(value)
  }
}
