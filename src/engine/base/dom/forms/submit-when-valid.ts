import { canBeSent, watchFields } from './watch-fields'

/**
 * `<submit-when-valid busy><button>…</button></submit-when-valid>` disables the button while its form is invalid or
 * busy. Without script the browser says what is wrong. See elements/form/SubmitButton.tsx.
 */
class SubmitWhenValid extends HTMLElement {
  static observedAttributes = ['busy']
  #stop?: () => void

  connectedCallback(): void {
    const form = this.closest('form')
    if (form) this.#stop = watchFields(form, () => this.#look(form))
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  /** The button is enabled before code gives it its focus back. */
  attributeChangedCallback(): void {
    const form = this.closest('form')
    if (form) this.#look(form)
  }

  #look(form: HTMLFormElement): void {
    const button = this.querySelector('button')
    if (button) button.disabled = this.hasAttribute('busy') || !canBeSent(form)
  }
}

if (!customElements.get('submit-when-valid')) customElements.define('submit-when-valid', SubmitWhenValid)
