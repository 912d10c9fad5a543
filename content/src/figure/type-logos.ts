/** Simple shapes on a coloured ground, drawn for the demo; the pipeline rasterises them like any uploaded logo. */
function logo(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g fill="none" stroke="#fff" stroke-width="2">${shapes}</g></svg>`
}

/** By the code of a knowledge type. The others keep their character. */
export const typeLogos: Record<string, string> = {
  'flow-engine': logo('#0b6a4b', '<circle cx="9" cy="16" r="3"/><path d="M12 16h6m0-6v12h4M18 10h4"/>'),
  'form-design': logo('#37506f', '<path d="M8 8h16v16H8zM8 14h16M14 14v10"/>'),
  organisation: logo('#7c4a33', '<circle cx="16" cy="10" r="3"/><path d="M16 13v4M9 23v-6h14v6"/>'),
  integration: logo('#6f4560', '<path d="M7 12h10v8H7zM17 16h8M22 12v8"/>'),
}
