/** An agreement as people read it: what it is about, then its parts. */
export interface AgreementText {
  lead: string
  parts: readonly Part[]
}

interface Part {
  title: string
  text: readonly string[]
  list?: readonly string[]
}
