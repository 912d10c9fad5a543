import { startCarrier } from '../server/test/external/carrier.ts'
import { startOidc } from '../server/test/external/oidc.ts'
import { startWechat } from '../server/test/external/wechat.ts'

export interface OutsidePorts {
  wechat: number
  oidc: number
  carrier: number
}

/** Fakes of external services, each speaking the protocol of the real one, and the settings that lead to them. */
export async function startOutside(ports: OutsidePorts, portal: string) {
  const wechat = await startWechat(ports.wechat)
  const oidc = await startOidc(ports.oidc, portal)
  const carrier = await startCarrier(ports.carrier)
  return {
    settings: {
      ...wechat.settings,
      ...carrier.settings(),
      SMS_PRICES: JSON.stringify({ 86: 0.045, 852: 0.3, 886: 0.35 }),
      OIDC_PROVIDERS: JSON.stringify([oidc.settings]),
    },
    close: () => Promise.all([wechat.close(), oidc.close(), carrier.close()]),
  }
}
