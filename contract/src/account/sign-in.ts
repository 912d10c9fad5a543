import { z } from 'zod'
import { endpoint } from '../kit.ts'
import { companyName, login, userName } from './account.ts'
import { keepsPasswordRules } from './password.ts'

/** What a person types to say who they are: a mobile number or an address. The server tells which. */
export const account = z.string().trim().min(3).max(254)
/** The country's number before a mobile: '86'. Without it the number is read as one of the mainland's, or must begin with '+'. */
export const dialCode = z.string().regex(/^[1-9]\d{0,3}$/)
export const sixDigits = z.string().regex(/^\d{6}$/)
/** Names a pending proof: a code that was sent, or a redirect to a provider. */
export const ticket = z.string().min(20).max(100)
/** The answer to a challenge, as the solver wrote it. Only asked for after `challenge_needed`. */
export const solution = z.string().max(4_000).optional()
export const newPassword = z.string().max(32).refine(keepsPasswordRules)
/** What was typed as an old password: any text, since rules change and people mistype. */
export const oldPassword = z.string().min(1).max(200)

/** What a code is for. A code for one purpose opens nothing else. */
export const codePurpose = z.enum(['login', 'register', 'password', 'bind', 'confirm'])

const sent = z.object({ ticket: z.string(), resend_after: z.number().int(), expires_in: z.number().int() })

/**
 * Before somebody proves an address to be theirs, every answer is the same, whether there is an account or not.
 * What may be sent is counted in the database; the limit by the minute only keeps crowds away from it, so that
 * people can still sign in while nobody else can count.
 */
export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/api/users/msg-code',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'Send six digits to a mobile number; confirming goes to one’s own, whatever is given',
  body: z.object({ mobile: account.optional(), dial_code: dialCode.optional(), purpose: codePurpose, solution }),
  data: sent,
  limit: { per_minute: 120 },
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/users/email-code',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'Send six digits to an email address; confirming goes to one’s own, whatever is given',
  body: z.object({ email: account.optional(), purpose: codePurpose, solution }),
  data: sent,
  limit: { per_minute: 120 },
})

const signedIn = login.extend({
  outcome: z.literal('signed_in'),
  /** The account was there already, although the person came to register. */
  existed: z.boolean(),
  /** Where the person wanted to go: a path of this portal. */
  return_to: z.string(),
})
/** The address is proved but has no account: its ticket now registers without a code. */
const noAccount = z.object({ outcome: z.literal('no_account') })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'Sign in with a password, or with a code and its ticket',
  body: z
    .object({
      account,
      dial_code: dialCode.optional(),
      password: oldPassword.optional(),
      ticket: ticket.optional(),
      code: sixDigits.optional(),
      /** Thirty days instead of one. */
      remember: z.boolean().default(false),
      solution,
    })
    .refine(({ password, ticket, code }) => (password === undefined ? ticket && code : !code), { path: ['password'] }),
  data: z.discriminatedUnion('outcome', [signedIn, noAccount]),
  limit: { per_minute: 600 },
})

const agreed = z.object({ terms: z.string().max(20), privacy: z.string().max(20) })

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'Open an account for a proved mobile, email or outside account; who has one already is signed in',
  body: z.object({
    /** Left out for a ticket of a provider. */
    account: account.optional(),
    dial_code: dialCode.optional(),
    ticket,
    /** Left out where the ticket is proved already. */
    code: sixDigits.optional(),
    password: newPassword.optional(),
    user_name: userName.optional(),
    company_name: companyName.optional(),
    agreed,
  }),
  data: signedIn,
  limit: { per_minute: 120 },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/users/password',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'A forgotten password: a code and its ticket set a new one, and end every other session',
  body: z.object({ account, dial_code: dialCode.optional(), ticket, code: sixDigits, password: newPassword }),
  data: z.discriminatedUnion('outcome', [signedIn, noAccount]),
  limit: { per_minute: 120 },
})

/** `wechat`, or the id of an OpenID Connect provider from the settings. */
export const providerType = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/)

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/users/oauth/providers',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'The other houses through which people can sign in here, and which codes can be sent',
  data: z.object({
    list: z.array(z.object({ type: z.string(), name: z.string() })),
    /** Dialling codes to which messages are sent. Empty when none can be. */
    dial_codes: z.array(z.string()),
  }),
  cache_seconds: 60,
})

export const startOauth = endpoint({
  method: 'GET',
  path: '/api/users/oauth/login/{type}',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'The address at which another house asks the person who they are',
  params: z.object({ type: providerType }),
  query: z.object({
    purpose: z.enum(['login', 'bind', 'confirm']).default('login'),
    return_to: z.string().max(2_000).optional(),
  }),
  data: z.object({
    address: z.string(),
    state: z.string(),
    /** The address may be shown in a frame: it draws a code to scan. */
    embeddable: z.boolean(),
  }),
  limit: { per_minute: 120 },
})

export const readOauthResult = endpoint({
  method: 'GET',
  path: '/api/users/oauth/login/result/{a}/{b}',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'What came of it: a is the type, b the state the person was sent away with',
  params: z.object({ a: providerType, b: z.string().min(20).max(100) }),
  /** Query parameters of the provider's callback. */
  query: z.object({
    code: z.string().max(2_000).optional(),
    error: z.string().max(200).optional(),
    iss: z.string().max(500).optional(),
  }),
  data: z.discriminatedUnion('outcome', [
    signedIn,
    z.object({
      outcome: z.literal('no_account'),
      ticket,
      suggestion: z.object({
        user_name: z.string().nullable(),
        email: z.string().nullable(),
        /** The provider has a picture, which can be taken over once the account is there. */
        has_photo: z.boolean(),
      }),
      return_to: z.string(),
    }),
    z.object({ outcome: z.literal('bound'), return_to: z.string() }),
    z.object({ outcome: z.literal('belongs_to_other'), ticket, return_to: z.string() }),
    z.object({ outcome: z.literal('confirmed'), return_to: z.string() }),
  ]),
  limit: { per_minute: 120 },
})

export const readIpInfo = endpoint({
  method: 'GET',
  path: '/api/users/ip/info',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'Country or region of the caller’s network address, to choose a dialling code and a language beforehand',
  data: z.object({
    country: z.string().nullable(),
    dial_code: z.string(),
    language: z.enum(['zh-CN', 'zh-TW', 'en']),
  }),
})
