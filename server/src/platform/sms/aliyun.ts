import { createHash, createHmac, randomUUID } from 'node:crypto'
import { callCarrier, type SmsCarrier, type SmsConfig, SmsRejected } from './carrier.ts'

const usual = 'https://dysmsapi.aliyuncs.com'

export function openAliyun(config: SmsConfig): SmsCarrier {
  return {
    name: 'aliyun',
    async send({ mobile, code }) {
      const address = new URL(config.SMS_ADDRESS ?? usual)
      address.search = queryText({
        PhoneNumbers: withoutPlus(mobile),
        SignName: config.SMS_SIGN_NAME,
        TemplateCode: config.SMS_TEMPLATE_ID,
        TemplateParam: JSON.stringify({ code }),
      })
      const headers = signAliyun(address, config, {
        action: 'SendSms',
        version: '2017-05-25',
        date: `${new Date().toISOString().slice(0, 19)}Z`,
        nonce: randomUUID(),
      })

      const answer = await callCarrier(address, { headers })
      if (answer.Code !== 'OK') throw new SmsRejected(answer)
      return answer
    },
  }
}

/** Numbers of the mainland are written without their dialling code, others with it, none with a plus. */
function withoutPlus(mobile: string) {
  return mobile.startsWith('+86') ? mobile.slice(3) : mobile.slice(1)
}

interface AliyunCall {
  action: string
  version: string
  /** 2023-10-26T10:22:32Z, and no finer. */
  date: string
  /** Each counts once, so that a request that was overheard cannot be sent again. */
  nonce: string
}

/** ACS3-HMAC-SHA256, 'Request syntax and signature method V3': everything is in the query, the body is empty. */
export function signAliyun(
  address: URL,
  { SMS_KEY_ID, SMS_KEY_SECRET }: Pick<SmsConfig, 'SMS_KEY_ID' | 'SMS_KEY_SECRET'>,
  { action, version, date, nonce }: AliyunCall,
) {
  const emptyBody = sha256('')
  // In the order of their names.
  const headers = {
    host: address.host,
    'x-acs-action': action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', address.search.slice(1), lines.join(''), names, emptyBody].join('\n')
  const signature = createHmac('sha256', SMS_KEY_SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')

  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${SMS_KEY_ID},SignedHeaders=${names},Signature=${signature}`,
  }
}

/** Names in order, everything but letters, digits and -_.~ escaped, as RFC 3986 has it. */
function queryText(values: Record<string, string>) {
  return Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${escaped(value)}`)
    .join('&')
}

function escaped(text: string) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
