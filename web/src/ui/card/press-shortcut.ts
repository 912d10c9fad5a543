import type { KeyboardEvent } from 'react'

/** A button with `aria-keyshortcuts` is pressed by that key anywhere in the card or row that listens with this. */
export function pressShortcut({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (ctrlKey || metaKey || altKey) return
  const buttons = currentTarget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')
  const pressed = [...buttons].find((button) => button.getAttribute('aria-keyshortcuts') === key.toUpperCase())
  pressed?.click()
}
