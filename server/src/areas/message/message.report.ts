import type { Language } from '@atrium/contract/languages'
import { escaped, htmlPage, type LetterFrame } from './message.html.ts'

interface ReportLink {
  text: string
  address: string
}

/** A mail whose texts come from its sender: what happened, and where to go. */
export interface NoticeReport {
  subject: string
  /** What is at the top of the letter itself, and what there is to say about it in a sentence. */
  heading: string
  lead: string | null
  /** What a person wrote, where the mail is about that. */
  quote: string | null
  groups: { heading: string; entries: (ReportLink & { title: string; quote: string | null })[] }[]
  onward: ReportLink
  /** Small, at the foot. */
  closing: ReportLink[]
  /** For the unsubscribe button of mail programs, which works without signing in. */
  unsubscribe: string
}

/** Both forms of it. Addresses within the portal begin with a slash. */
export function writeReport(report: NoticeReport, language: Language, around: LetterFrame) {
  const { subject, heading } = report
  const far = (address: string) => (address.startsWith('/') ? around.address + address : address)
  return {
    subject,
    text: asText(report, around, far),
    html: htmlPage(language, { title: subject, heading }, asHtml(report, far), around, report.closing.map(linkTo(far))),
  }
}

type AddressResolver = (address: string) => string

function asText(
  { heading, lead, quote, groups, onward, closing }: NoticeReport,
  { brand, address }: LetterFrame,
  far: AddressResolver,
): string {
  const parts = [
    lead === null ? heading : `${heading}\n${lead}`,
    ...(quote === null ? [] : [quoted(quote)]),
    ...groups.flatMap(({ heading, entries }) => [
      `— ${heading} —`,
      ...entries.map(({ title, text, quote, address }) =>
        [title, text, ...(quote === null ? [] : [quoted(quote)]), far(address)].join('\n'),
      ),
    ]),
    ...[onward, ...closing].map((way) => `${way.text}\n${far(way.address)}`),
    `${brand}\n${address}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ')
}

function asHtml({ lead, quote, groups, onward }: NoticeReport, far: AddressResolver): string[] {
  return [
    ...(lead === null ? [] : [`<p style="margin:0 0 24px">${escaped(lead)}</p>`]),
    ...(quote === null ? [] : [quoteHtml(quote)]),
    ...groups.flatMap(({ heading, entries }) => [
      `<h2 class="quiet" style="font-size:14px;margin:28px 0 12px">${escaped(heading)}</h2>`,
      ...entries.map(
        (entry) => `<p class="edge" style="margin:0 0 14px;padding:0 0 0 14px;border-left:3px solid">
<a href="${escaped(far(entry.address))}" style="font-weight:600">${escaped(entry.title)}</a><br>${escaped(entry.text)}</p>${entry.quote === null ? '' : quoteHtml(entry.quote)}`,
      ),
    ]),
    `<p style="margin:28px 0 0"><a href="${escaped(far(onward.address))}" style="display:inline-block;padding:8px 20px;border:1px solid;border-radius:3px;font-weight:600;text-decoration:none">${escaped(onward.text)}</a></p>`,
  ]
}

function quoteHtml(quote: string): string {
  return `<blockquote class="edge" style="margin:0 0 24px;padding:0 0 0 14px;border-left:3px solid;white-space:pre-line">${escaped(quote)}</blockquote>`
}

function linkTo(far: AddressResolver) {
  return ({ text, address }: ReportLink) => `<a href="${escaped(far(address))}">${escaped(text)}</a>`
}
