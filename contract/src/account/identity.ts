import { z } from 'zod'
import { endpoint, id, nothing } from '../kit.ts'
import { account, dialCode, newPassword, sixDigits, ticket } from './sign-in.ts'

export const setMyPassword = endpoint({
  method: 'POST',
  path: '/api/users/mine/password',
  access: { signed_in: true, confirmed: true },
  summary: 'Set or change the password; every other session ends',
  body: z.object({ password: newPassword }),
  data: nothing,
})

/** A person who proves an address of another account of theirs may merge the two with the same ticket. */
const bound = z.object({ outcome: z.enum(['bound', 'belongs_to_other']) })

export const bindMyMobile = endpoint({
  method: 'POST',
  path: '/api/users/mine/mobile',
  access: { signed_in: true, confirmed: true },
  summary: 'Bind a mobile number, in place of the present one',
  body: z.object({ mobile: account, dial_code: dialCode.optional(), ticket, code: sixDigits }),
  data: bound,
})

export const unbindMyMobile = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/mobile',
  access: { signed_in: true, confirmed: true },
  summary: 'Unbind the mobile number; the last way in stays',
  data: nothing,
})

export const bindMyEmail = endpoint({
  method: 'POST',
  path: '/api/users/mine/email',
  access: { signed_in: true, confirmed: true },
  summary: 'Bind an email address, in place of the present one',
  body: z.object({ email: account, ticket, code: sixDigits }),
  data: bound,
})

export const unbindMyEmail = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/email',
  access: { signed_in: true, confirmed: true },
  summary: 'Unbind the email address; the last way in stays',
  data: nothing,
})

export const connectMyIdentity = endpoint({
  method: 'POST',
  path: '/api/users/mine/identities',
  access: { signed_in: true, confirmed: true },
  summary:
    'Connect the outside account somebody came with at their first visit; its ticket would have opened an account',
  body: z.object({ ticket }),
  data: bound,
})

export const unbindMyIdentity = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/identities/{identity_id}',
  access: { signed_in: true, confirmed: true, own: 'identity' },
  summary: 'Disconnect an outside account; the last way in stays',
  params: z.object({ identity_id: id }),
  data: nothing,
})

export const previewMerge = endpoint({
  method: 'POST',
  path: '/api/users/mine/merge/preview',
  access: { signed_in: true, confirmed: true },
  summary: 'What would move here from the other account whose number, address or outside account was proved',
  body: z.object({ ticket }),
  data: z.object({
    user_name: z.string(),
    created_at: z.string(),
    /** What moves, and how much of it: what this account has none of, and all that the other one made. */
    moves: z.array(
      z.object({
        thing: z.enum(['mobile', 'email', 'company_name', 'photo', 'identities', 'uploads', 'feedback', 'files']),
        count: z.number().int().positive(),
      }),
    ),
    /** What this account has of its own already; and the password, which never moves. */
    dropped: z.array(z.enum(['mobile', 'email', 'password', 'company_name', 'photo'])),
  }),
})

export const mergeAccounts = endpoint({
  method: 'POST',
  path: '/api/users/mine/merge',
  access: { signed_in: true, confirmed: true },
  summary: 'Merge the other account into this one: the other is gone afterwards',
  body: z.object({
    ticket,
    /** The name of the account that will be gone, typed by hand: the second question. */
    user_name: z.string().trim().max(40),
  }),
  data: nothing,
})
