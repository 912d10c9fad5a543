import { themeScript } from './theme.ts'

/** Runs before the first pixel, so that neither theme nor sign-in state ever flashes. */
export function BeforePaint() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
}
