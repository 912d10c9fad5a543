import type { AgreementText } from '../text.ts'

export const privacy: AgreementText = {
  lead: 'What Atrium keeps about you, why and for how long, and how you take it with you or have it deleted.',
  parts: [
    {
      title: 'Without signing in',
      text: [
        'Public pages need no account. One cookie remembers your language, another keeps other sites from sending things in your name; while you sign in with WeChat or a company identity, a third one, which ends after minutes, makes sure that it is you who comes back. Your login and preferences such as the theme are stored in your browser. There are no advertisements and no third-party statistics.',
        'To prevent abuse the server counts requests by network address. These counts expire soon.',
      ],
    },
    {
      title: 'Your account',
      text: ['When you register and use an account we keep:'],
      list: [
        'Your mobile number or email address: to sign you in, to send codes, and to tell you when something important about the account changes.',
        'Your password: only what Argon2id makes of it. Nobody can read the original.',
        'Your name and company: shown beside what you upload, and yours to change at any time. The company is optional.',
        'WeChat or company identities: if you sign in with one, the identifier and name it gives us. Never its password, and nothing else such as contacts.',
        'Which versions of the terms of use and of this notice you agreed to, and when.',
      ],
    },
    {
      title: 'Sign-ins and devices',
      text: [
        'Each sign-in opens a session. We keep how you signed in, the browser and system, the country or region that your network address suggests, and when it began and was last used. You see your sessions in the personal centre and can end one or all of them. A session lasts 30 days at most; its record is kept for 30 days more.',
        'The sign-in log also holds refused tries: time, way, result, network address, country or region, and device. It exists to notice somebody else using your account. It never holds the passwords or codes you type.',
        'The country or region comes from a table stored on this site. Your network address is sent to nobody for it.',
      ],
    },
    {
      title: 'Messages and mail',
      text: [
        'Every message and mail leaves one line in a log: the number or address with its middle hidden, purpose, language, the carrier’s answer, cost and time. Codes are kept only as a digest that cannot be turned back, and end after 10 minutes. The whole number and the text are cleared once the carrier has them.',
        'Messages travel through a message carrier and mail through mail servers. They see your number or address and what is sent.',
      ],
    },
    {
      title: 'What you upload and write',
      text: [
        'Resources, ratings and feedback are kept with your account. What is public can be seen by everybody, with your name and company beside it.',
      ],
    },
    {
      title: 'Who can see it',
      text: [
        'Administrators see what their work needs, within the rights they were given. We do not sell personal data or share it with others, except where the law requires it.',
      ],
    },
    {
      title: 'Taking it with you, deleting it',
      text: [
        'In the personal centre you can export everything as one zip file. It can be downloaded for 7 days.',
        'You can also close your account. There is a time to think it over, usually 14 days, in which you can sign in and take it back. After that the account, its sessions, its sign-in log and its exports are deleted, and the logs of messages and mail no longer point to you. Published uploads stay under “former member” unless you choose to withdraw them.',
      ],
    },
    {
      title: 'Changes and questions',
      text: [
        'When this notice changes, the new version carries a new date. If you have a question, sign in and use “Feedback” at the bottom of the page.',
      ],
    },
  ],
}
