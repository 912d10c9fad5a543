import type { AgreementText } from '../text.ts'

export const terms: AgreementText = {
  lead: 'What you and we can expect of each other here. As short as we could make it; every line means something.',
  parts: [
    {
      title: 'What this is',
      text: [
        'Atrium is a library for office systems: find, download and upload forms, flows, templates and other resources, read articles and cases, watch videos. Looking around needs no account; downloading, saving, rating and uploading do.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Register with a mobile number, email address or company identity that is yours, and keep your password and codes to yourself. What is done with your account is your responsibility. If something looks wrong, sign out everywhere in the personal centre and change your password.',
        'You can connect several ways of signing in to one account, and merge two accounts of your own.',
      ],
    },
    {
      title: 'Downloading and using',
      text: [
        'Each resource says which versions it fits and under which licence it stands. Unless it says otherwise you may use and change it within your organisation. Do not sell it as your own work.',
      ],
    },
    {
      title: 'Uploading',
      text: ['What you upload is reviewed before it is published. It has to meet the following:'],
      list: [
        'You made it, or have the right to publish it.',
        'It holds no private data, trade secrets or malicious code.',
        'Its description is true, and version and pictures match the content.',
      ],
    },
    {
      title: 'Your work stays yours',
      text: [
        'Uploading transfers no rights. You allow us to store it, show it, convert it and offer it for download until you withdraw it. Copies that others have downloaded are not affected.',
      ],
    },
    {
      title: 'What not to do',
      text: [
        'Do not attack the site, get around its limits, copy it in bulk, pretend to be somebody else or get in the way of others. Accounts that do are closed and their content is withdrawn. You can appeal through feedback.',
      ],
    },
    {
      title: 'What we answer for',
      text: [
        'We check uploaded files and do our best to keep the service running, but we cannot promise that a resource fits your case. Try it and make a backup before you use it in production.',
      ],
    },
    {
      title: 'Ending and changing',
      text: [
        'You can close your account at any time; the privacy notice says how, and what stays. When these terms change, the version gets a new date. Which version you agreed to, and when, is recorded with your account.',
      ],
    },
  ],
}
