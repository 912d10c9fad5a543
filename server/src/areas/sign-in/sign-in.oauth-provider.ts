import type { Language } from '@atrium/contract/languages'
import type { Purpose } from '../proof/proof.service.ts'

/** What must be known again when the person comes back. Nobody but the portal can read it meanwhile. */
export interface Trip {
  nonce: string
  verifier: string
  return_to: string
}

export interface Going {
  state: string
  redirect_uri: string
  purpose: Purpose
  language: Language
  trip: Trip
}

export interface Coming extends Omit<Going, 'language'> {
  code: string
  /** Who sends the person back, where the house says so. */
  iss: string | undefined
}

/** Who the person is there. */
export interface Outsider {
  subject: string
  name: string | null
  /** Only an address the house has checked itself. */
  email: string | null
  /** Where the provider says the person's picture is. */
  photo_address: string | null
}

/** Another house through which people sign in here. */
export interface OAuthProvider {
  /** Its page may be shown in a frame of ours. */
  embeddable: boolean
  addressFor(going: Going): Promise<URL>
  /** Throws `provider_refused` where the house says no, `unavailable` where it does not answer sensibly. */
  whoCame(coming: Coming): Promise<Outsider>
}
