import { randomUUID } from 'node:crypto'
import {
  type CarriedMessage,
  type CarrierProtocol,
  type CarrierReply,
  type CarrierRequest,
  carrierAccount,
  hmac,
  isSame,
  sha256,
} from './carrier-protocol.ts'

/** SendSms of 2021-01-11, signed with TC3-HMAC-SHA256. Whatever it says, the status is 200. */
export function speakTencent(): CarrierProtocol {
  return {
    read(asked) {
      const refused = unsigned(asked)
      if (refused) return { refused }

      const { PhoneNumberSet, SmsSdkAppId, SignName, TemplateId, TemplateParamSet } = JSON.parse(asked.body)
      const message: CarriedMessage = {
        provider: 'tencent',
        mobile: PhoneNumberSet[0],
        sign_name: SignName,
        template: TemplateId,
        code: TemplateParamSet[0],
      }
      if (SmsSdkAppId !== carrierAccount.SMS_APP_ID)
        return { refused: status(message, 'UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'SmsSdkAppId verify fail') }
      if (SignName !== carrierAccount.SMS_SIGN_NAME)
        return { refused: status(message, 'FailedOperation.SignatureIncorrectOrUnapproved', 'signature not approved') }
      if (TemplateId !== carrierAccount.SMS_TEMPLATE_ID)
        return { refused: status(message, 'FailedOperation.TemplateIncorrectOrUnapproved', 'template not approved') }
      return { message }
    },
    taken: (message) => status(message, 'Ok', 'send success'),
    limited: (message) => status(message, 'LimitExceeded.PhoneNumberOneHourLimit', 'too many within an hour'),
  }
}

function unsigned(asked: CarrierRequest): CarrierReply | undefined {
  const { headers } = asked
  const refuse = (Code: string, Message: string): CarrierReply => ({
    status: 200,
    body: { Response: { Error: { Code, Message }, RequestId: randomUUID() } },
  })
  const match =
    /^TC3-HMAC-SHA256 Credential=([^/]*)\/([\d-]*)\/sms\/tc3_request, SignedHeaders=([^,]*), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const [, key, date = '', names = '', signature = ''] = match ?? []
  const timestamp = Number(headers['x-tc-timestamp'])

  if (!match) return refuse('AuthFailure.InvalidAuthorization', 'The request header `Authorization` is invalid.')
  if (key !== carrierAccount.SMS_KEY_ID) return refuse('AuthFailure.SecretIdNotFound', 'The SecretId is not found.')
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= 300))
    return refuse('AuthFailure.SignatureExpire', 'Signature expired.')
  if (
    date !== new Date(timestamp * 1000).toISOString().slice(0, 10) ||
    !isSame(signature, expected(asked, date, names))
  )
    return refuse('AuthFailure.SignatureFailure', 'The provided credentials could not be validated.')
  if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11')
    return refuse('InvalidAction', 'The request action is invalid or not found.')
  return undefined
}

function expected({ headers, body }: CarrierRequest, date: string, names: string) {
  const lines = names.split(';').map((name) => {
    const value = String(headers[name] ?? '').trim()
    return `${name}:${name === 'x-tc-action' ? value.toLowerCase() : value}\n`
  })
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n')
  const text = `TC3-HMAC-SHA256\n${headers['x-tc-timestamp']}\n${date}/sms/tc3_request\n${sha256(canonical)}`
  const key = hmac(hmac(hmac(`TC3${carrierAccount.SMS_KEY_SECRET}`, date), 'sms'), 'tc3_request')
  return hmac(key, text).toString('hex')
}

function status({ mobile }: CarriedMessage, Code: string, Message: string): CarrierReply {
  const isTaken = Code === 'Ok'
  const one = {
    SerialNo: isTaken ? `5000:${Date.now()}` : '',
    PhoneNumber: mobile,
    Fee: isTaken ? 1 : 0,
    SessionContext: '',
    Code,
    Message,
    IsoCode: isTaken ? 'CN' : '',
  }
  return { status: 200, body: { Response: { SendStatusSet: [one], RequestId: randomUUID() } } }
}
