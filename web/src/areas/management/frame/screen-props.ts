import type { ComponentType } from 'react'

/** What the address says to the loader of a screen. */
export interface ScreenArgs {
  request: Request
}

// biome-ignore lint/suspicious/noExplicitAny: each screen knows what its own loader brings
type ScreenLoader = (args: any) => unknown

/** What a screen draws: whatever its own loader has brought. */
export interface ManagementScreenProps<Loader extends ScreenLoader> {
  loaderData: Awaited<ReturnType<Loader>>
}

/** A file of a screen: what it loads, and how that is drawn. */
export interface ScreenFile {
  clientLoader?: ScreenLoader
  // biome-ignore lint/suspicious/noExplicitAny: each screen knows what its own loader brings
  default: ComponentType<any>
}
