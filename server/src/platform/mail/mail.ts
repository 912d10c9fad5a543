import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'

export interface MailMessage {
  /** One address, never a list. */
  to: string
  subject: string
  text: string
  html: string
  /** The same letter sent again keeps its number, so that mail programs show it once. */
  message_id: string
  language: string
  /** Where the mail program says for its reader that no more are wanted (RFC 8058). */
  unsubscribe?: string
}

export interface MailSender {
  /** The server's own answer. */
  send(letter: MailMessage): Promise<string>
  /** Whether the server answers, and takes our name and password. */
  ping(): Promise<void>
  close(): void
}

export function openMail({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MailSender {
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 10_000,
  })

  return {
    async send({ to, subject, text, html, message_id, language, unsubscribe }) {
      const { response } = await transport.sendMail({
        from: MAIL_FROM,
        // As an object: what stands in an address is never read as a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: message_id,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return response
    },
    ping: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}
