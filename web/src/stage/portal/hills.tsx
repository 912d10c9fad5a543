/** What a banner shows that brings no picture: hills in the colours of its theme. */
export function Hills() {
  return (
    <svg viewBox="0 0 560 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--portal-deep)" d="M0 0h560v190H0z" />
      <circle cx="430" cy="70" r="44" fill="var(--portal-mark)" />
      <path fill="var(--portal-accent)" d="M0 190V130L120 80L230 130L340 70L560 150V190z" />
      <path fill="color-mix(in oklab, var(--portal-accent) 55%, #ffffff)" d="M0 190V160L180 120L360 165L560 130V190z" />
    </svg>
  )
}
