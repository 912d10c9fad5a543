import type { Language } from '@atrium/contract/languages'
import type { ProofPurpose } from '../../proof/proof.service.ts'

/** State that is needed at the callback. Only the portal can read it. */
export interface AuthorizationState {
  nonce: string
  verifier: string
  return_to: string
}

export interface AuthorizationRequest {
  state: string
  redirect_uri: string
  purpose: ProofPurpose
  language: Language
  trip: AuthorizationState
}

export interface AuthorizationResponse extends Omit<AuthorizationRequest, 'language'> {
  code: string
  /** The issuer of the callback, where the provider sends it. */
  iss: string | undefined
}

/** Who the person is there. */
export interface ProviderIdentity {
  subject: string
  name: string | null
  /** Only an address that the provider has verified. */
  email: string | null
  /** Where the provider says the person's picture is. */
  photo_address: string | null
}

/** An external identity provider for sign-in. */
export interface OAuthProvider {
  /** Its page may be shown in a frame of ours. */
  embeddable: boolean
  addressFor(going: AuthorizationRequest): Promise<URL>
  /** Throws `provider_refused` if the provider refuses, `unavailable` if it does not answer properly. */
  whoCame(coming: AuthorizationResponse): Promise<ProviderIdentity>
}
