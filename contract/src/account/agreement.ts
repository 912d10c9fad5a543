/** The versions people agree to. A new text gets the date it begins to hold. */
export const agreements = { terms: '2026-11-15', privacy: '2026-11-15' } as const
export type AgreementName = keyof typeof agreements
