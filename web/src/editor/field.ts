export interface MarkdownFieldProps {
  /** Markdown. It is read when the editor opens; from then on the editor has it. */
  value: string
  onChange: (markdown: string) => void
  label: string
  placeholder: string
  /** Everything Markdown can say, or what a short message needs. */
  tools: 'all' | 'few'
  /** Pictures of an article are everybody's; those of a message are between two; a visitor has none. */
  pictures: 'public' | 'private' | 'none'
  longest: number
  /** What is wrong with the text; shown below it, and the field is marked. */
  error?: string | undefined
  /** Pictures are on their way, or no longer: what is sent meanwhile would be without them. */
  onUploading?: (isUploading: boolean) => void
}
