import { z } from 'zod'
import type { Config } from '../../../config.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { asUserName } from '../sign-in.name.ts'
import { fetchWithRetry, patience } from './oauth.fetch.ts'
import type { AuthorizationRequest, AuthorizationResponse, OAuthProvider, ProviderIdentity } from './oauth.provider.ts'

type WechatConfig = Pick<Config, `WECHAT_${'APP_ID' | 'APP_SECRET' | 'OPEN_ADDRESS' | 'API_ADDRESS'}`>

const answered = {
  refused: z.object({ errcode: z.number().refine((errcode) => errcode !== 0) }),
  token: z.object({ access_token: z.string(), openid: z.string() }),
  person: z.object({
    openid: z.string(),
    unionid: z.string().optional(),
    nickname: z.string().optional(),
    headimgurl: z.string().max(1_000).optional(),
  }),
}
/** The code is none, is not ours, or was used: the person's matter, not the operator's. */
const aboutTheCode = [40029, 40163, 41008, 42003]

/**
 * The website login of WeChat Open Platform. It knows neither PKCE nor a nonce: that a code belongs to this journey
 * rests on the state, the ticket in the browser, and codes that work once.
 */
export function openWechat(config: WechatConfig): OAuthProvider {
  const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret, WECHAT_OPEN_ADDRESS, WECHAT_API_ADDRESS } = config

  /** Answers carry status 200 even when they are errors, and JSON under another name. */
  async function ask<Row>(
    path: string,
    query: Record<string, string>,
    row: z.ZodType<Row>,
    by: typeof fetch | typeof fetchWithRetry,
  ): Promise<Row> {
    const address = `${WECHAT_API_ADDRESS}${path}?${new URLSearchParams(query)}`
    const answer = await by(address, { redirect: 'error', signal: AbortSignal.timeout(patience * 1_000) })
      .then((response) => response.json())
      .catch((error) => {
        throw new Failure('unavailable', { detail: `wechat does not answer ${path}`, cause: error })
      })

    const { success: isRefused, data: refused } = answered.refused.safeParse(answer)
    if (isRefused)
      throw new Failure(aboutTheCode.includes(refused.errcode) ? 'provider_refused' : 'unavailable', {
        detail: `wechat responded to ${path} with error ${refused.errcode}`,
      })
    const { success, data } = row.safeParse(answer)
    if (!success) throw new Failure('unavailable', { detail: `wechat responded to ${path} with an unknown format` })
    return data
  }

  return {
    embeddable: true,

    async addressFor({ state, redirect_uri, language }: AuthorizationRequest) {
      const query = new URLSearchParams({
        appid,
        redirect_uri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        // For a frame; the window around it goes on.
        login_type: 'jssdk',
        self_redirect: 'default',
        lang: language === 'en' ? 'en' : 'cn',
      })
      return new URL(`${WECHAT_OPEN_ADDRESS}/connect/qrconnect?${query}#wechat_redirect`)
    },

    async whoCame({ code }: AuthorizationResponse): Promise<ProviderIdentity> {
      const grant = { appid, secret, code, grant_type: 'authorization_code' }
      const { access_token, openid } = await ask('/sns/oauth2/access_token', grant, answered.token, fetch)
      const person = await ask('/sns/userinfo', { access_token, openid }, answered.person, fetchWithRetry)
      // The same person in all applications of the vendor, where these are connected; otherwise in this one.
      return {
        subject: person.unionid ?? person.openid,
        name: asUserName(person.nickname ?? '') ?? null,
        email: null,
        photo_address: person.headimgurl || null,
      }
    },
  }
}
