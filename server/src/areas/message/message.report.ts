import type { Language } from '@atrium/contract/languages'
import { escaped, htmlPage, type Surroundings } from './message.html.ts'

/** A letter whose words are made by whoever sends it: things that happened, each with where to go. */
export interface Report {
  subject: string
  groups: { heading: string | null; entries: { title: string; text: string; address: string }[] }[]
  /** Sentences after them, each with where it leads. */
  closing: { text: string; address: string }[]
  /** For the mail program's own button: whoever is asked there says no to further mails, without signing in. */
  unsubscribe: string
}

/** Both forms of it. Addresses within the portal begin with a slash. */
export function writeReport({ subject, groups, closing }: Report, language: Language, around: Surroundings) {
  const far = (address: string) => (address.startsWith('/') ? around.address + address : address)
  const text = [
    ...groups.flatMap(({ heading, entries }) => [
      ...(heading ? [`${heading}\n${'-'.repeat(heading.length * 2)}`] : []),
      ...entries.map((entry) => `${entry.title}\n${entry.text}\n${far(entry.address)}`),
    ]),
    ...closing.map((sentence) => `${sentence.text}\n${far(sentence.address)}`),
    `${around.brand}\n${around.address}`,
  ]

  const body = [
    ...groups.flatMap(({ heading, entries }) => [
      ...(heading ? [`<h2 style="font-size:14px;margin:32px 0 12px">${escaped(heading)}</h2>`] : []),
      ...entries.map(
        (entry) => `<p style="margin:0 0 12px;padding:2px 0 2px 14px;border-left:3px solid #0b6e4f">
<a href="${escaped(far(entry.address))}" style="font-weight:600">${escaped(entry.title)}</a><br>${escaped(entry.text)}</p>`,
      ),
    ]),
    ...closing.map(
      (sentence) =>
        `<p style="font-size:14px;margin:20px 0 0"><a href="${escaped(far(sentence.address))}">${escaped(sentence.text)}</a></p>`,
    ),
  ]
  return { subject, text: `${text.join('\n\n')}\n`, html: htmlPage(language, subject, body, around) }
}
