for (const range of document.querySelectorAll('.slide input')) {
  const show = () => {
    range.closest('figure').style.setProperty('--shown', `${range.value}%`)
    range.setAttribute('aria-valuetext', `${range.value} % of before`)
  }
  range.addEventListener('input', show)
  show()
}

for (const pairs of document.querySelectorAll('.pairs:has(+ details)')) {
  pairs.addEventListener('click', () => {
    const details = pairs.nextElementSibling
    details.open = !details.open
  })
}
