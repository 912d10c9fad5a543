import { useEffect, useState } from 'react'
import type { DownloadFile } from './download.ts'

/** What a browser tells of the machine it runs on. */
interface DeviceHints {
  userAgent: string
  maxTouchPoints: number
  /** Client hints, where the browser gives any. */
  hints?: { platform: string; architecture?: string } | undefined
}

export interface Device {
  /** A platform's code. */
  platform: string
  /** Null where the browser keeps it to itself. */
  architecture: 'x64' | 'arm64' | 'loongarch' | null
}

const byHint: Record<string, string> = { Windows: 'windows', macOS: 'macos', Linux: 'linux', Android: 'android' }

/** In this order: whoever comes later also names those before. */
const byUserAgent: [RegExp, string][] = [
  [/OpenHarmony|HarmonyOS/i, 'harmonyos'],
  [/Android/, 'android'],
  [/iPhone|iPod/, 'ios'],
  [/iPad/, 'ipados'],
  [/Kylin/i, 'kylin'],
  [/\bUOS\b|UnionTech/i, 'uos'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'macos'],
  [/Linux|X11/, 'linux'],
]

/** Hints are exact where there are any, but know no Kylin and no UOS; the user agent knows the rest. Null for none of them. */
export function deviceOf({ userAgent, maxTouchPoints, hints }: DeviceHints): Device | null {
  const named = byUserAgent.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  const hinted = byHint[hints?.platform ?? '']
  // A tablet that calls itself a desktop computer.
  const seen = named === 'macos' && maxTouchPoints > 1 ? 'ipados' : named
  const platform = hinted === undefined || hinted === 'linux' ? (seen ?? hinted) : hinted
  return platform ? { platform, architecture: architectureOf(userAgent, hints?.architecture) } : null
}

function architectureOf(userAgent: string, hinted: string | undefined): Device['architecture'] {
  if (hinted === 'arm') return 'arm64'
  if (hinted === 'x86') return 'x64'
  if (/aarch64|arm64/i.test(userAgent)) return 'arm64'
  if (/loongarch/i.test(userAgent)) return 'loongarch'
  return /x86_64|Win64|x64|amd64/i.test(userAgent) ? 'x64' : null
}

/** The file for a machine: of its platform, and of its architecture where that is known and made for. */
export function fileFor<File extends Pick<DownloadFile, 'platform_code' | 'architecture'>>(
  files: readonly File[],
  device: Device | null,
): File | undefined {
  const ofPlatform = files.filter(({ platform_code }) => platform_code === device?.platform)
  return ofPlatform.find(({ architecture }) => architecture === device?.architecture) ?? ofPlatform[0]
}

interface UserAgentData {
  platform: string
  getHighEntropyValues(names: string[]): Promise<{ architecture?: string }>
}

/** Null until the page is alive: it was drawn for everybody. */
export function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null)

  useEffect(() => {
    let isHere = true
    readDeviceHints().then((hints) => isHere && setDevice(deviceOf(hints)))
    return () => {
      isHere = false
    }
  }, [])
  return device
}

async function readDeviceHints(): Promise<DeviceHints> {
  const { userAgent, maxTouchPoints, userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData }
  const exact = await userAgentData?.getHighEntropyValues(['architecture']).catch(() => ({}))
  return { userAgent, maxTouchPoints, hints: userAgentData && { platform: userAgentData.platform, ...exact } }
}
