/** An agreement as people read it: what it is about, then its parts. */
export interface AgreementText {
  lead: string
  parts: readonly AgreementPart[]
}

interface AgreementPart {
  title: string
  text: readonly string[]
  list?: readonly string[]
}
