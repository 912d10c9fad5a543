import { openAliyun } from './aliyun.ts'
import type { SmsCarrier, SmsConfig } from './carrier.ts'
import { openDevelopment } from './development.ts'
import { openTencent } from './tencent.ts'

export function openSms(config: SmsConfig): SmsCarrier | null {
  switch (config.SMS_PROVIDER) {
    case 'aliyun':
      return openAliyun(config)
    case 'tencent':
      return openTencent(config)
    case 'development':
      return openDevelopment(config)
    case 'none':
      return null
  }
}
