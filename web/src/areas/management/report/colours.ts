import type { ResourceType } from '@atrium/contract/resource-types'

/** A token of styles/tokens.css, or the hue of a type. */
export type ChartColour = `--${string}` | ResourceType

export function cssColour(colour: ChartColour): string {
  return colour.startsWith('--') ? `var(${colour})` : 'var(--hue-vivid)'
}

export function hueOf(colour: ChartColour): string | undefined {
  return colour.startsWith('--') ? undefined : colour
}

/** Colours as a canvas needs them: as they look in the present theme. */
export function colourReader(place: HTMLElement): (colour: ChartColour) => string {
  const probe = document.createElement('span')
  probe.hidden = true
  place.append(probe)
  // They are read at once; it need not stay.
  queueMicrotask(() => probe.remove())

  return (colour) => {
    probe.dataset.type = hueOf(colour)
    probe.style.color = cssColour(colour)
    return getComputedStyle(probe).color
  }
}
