import type { DemoInstaller, DemoRelease } from '../../kinds.ts'
import { text } from '../text.ts'

const system = {
  windowsServer: text('Windows Server 2019 及以上', 'Windows Server 2019 以上', 'Windows Server 2019 or later'),
  linux: text('内核 4.18 及以上，glibc 2.28', '核心 4.18 以上，glibc 2.28', 'Kernel 4.18 or later, glibc 2.28'),
  kylin: text('麒麟服务器版 V10', '麒麟伺服器版 V10', 'Kylin Server V10'),
  uos: text('统信服务器版 20', '統信伺服器版 20', 'UOS Server 20'),
  windows: text('Windows 10 及以上，64 位', 'Windows 10 以上，64 位元', 'Windows 10 or later, 64-bit'),
  macos: text('macOS 12 及以上', 'macOS 12 以上', 'macOS 12 or later'),
  desktopLinux: text(
    'Debian 11、Ubuntu 22.04 及以上',
    'Debian 11、Ubuntu 22.04 以上',
    'Debian 11, Ubuntu 22.04 or later',
  ),
  desktopKylin: text('麒麟桌面版 V10', '麒麟桌面版 V10', 'Kylin Desktop V10'),
  ios: text('iOS 16 及以上', 'iOS 16 以上', 'iOS 16 or later'),
  ipados: text('iPadOS 16 及以上', 'iPadOS 16 以上', 'iPadOS 16 or later'),
  android: text('Android 9 及以上', 'Android 9 以上', 'Android 9 or later'),
  harmonyos: text('HarmonyOS 5 及以上', 'HarmonyOS 5 以上', 'HarmonyOS 5 or later'),
}

const server = {
  memory: text('16 GB，100 人以上 32 GB', '16 GB，100 人以上 32 GB', '16 GB; 32 GB above 100 people'),
  disk: text('200 GB 可用空间', '200 GB 可用空間', '200 GB free'),
}
const desktop = {
  memory: text('4 GB', '4 GB', '4 GB'),
  disk: text('600 MB 可用空间', '600 MB 可用空間', '600 MB free'),
}
const mobile = { memory: text('3 GB', '3 GB', '3 GB'), disk: text('300 MB 可用空间', '300 MB 可用空間', '300 MB free') }

const x64 = ['x86-64']
const arm64 = ['arm64']
const open = { database: ['postgresql', 'mysql', 'oracle'], middleware: ['built-in', 'tomcat', 'weblogic'] }
const domestic = { database: ['dameng', 'kingbase', 'postgresql'], middleware: ['built-in', 'tongweb'] }

/** What each product is made for; the ending follows the version in the file's name. */
const installers: Record<string, (Omit<DemoInstaller, 'file_name'> & { ending: string })[]> = {
  server: [
    {
      platform: 'windows',
      architecture: 'x64',
      ending: 'windows-x64.zip',
      needs: {
        system: ['windows-server'],
        processor: x64,
        database: ['sql-server', 'oracle', 'mysql'],
        middleware: ['built-in', 'tomcat'],
      },
      requirements: { ...server, system: system.windowsServer },
    },
    {
      platform: 'linux',
      architecture: 'x64',
      ending: 'linux-x64.tar.gz',
      needs: { ...open, system: ['debian', 'rhel', 'openeuler'], processor: x64 },
      requirements: { ...server, system: system.linux },
    },
    {
      platform: 'linux',
      architecture: 'arm64',
      ending: 'linux-arm64.tar.gz',
      needs: { ...open, system: ['debian', 'rhel', 'openeuler'], processor: arm64 },
      requirements: { ...server, system: system.linux },
    },
    {
      platform: 'kylin',
      architecture: 'x64',
      ending: 'kylin-x64.tar.gz',
      needs: { ...domestic, system: ['kylin'], processor: x64 },
      requirements: { ...server, system: system.kylin },
    },
    {
      platform: 'kylin',
      architecture: 'arm64',
      ending: 'kylin-arm64.tar.gz',
      needs: { ...domestic, system: ['kylin'], processor: arm64 },
      requirements: { ...server, system: system.kylin },
    },
    {
      platform: 'uos',
      architecture: 'arm64',
      ending: 'uos-arm64.tar.gz',
      needs: { ...domestic, system: ['uos'], processor: arm64 },
      requirements: { ...server, system: system.uos },
    },
    {
      platform: 'uos',
      architecture: 'loongarch',
      ending: 'uos-loongarch64.tar.gz',
      needs: { ...domestic, system: ['uos'], processor: ['loongarch'] },
      requirements: { ...server, system: system.uos },
    },
  ],
  desktop: [
    {
      platform: 'windows',
      architecture: 'x64',
      ending: 'x64.exe',
      needs: {},
      requirements: { ...desktop, system: system.windows },
    },
    {
      platform: 'windows',
      architecture: 'arm64',
      ending: 'arm64.exe',
      needs: {},
      requirements: { ...desktop, system: system.windows },
    },
    {
      platform: 'macos',
      architecture: 'universal',
      ending: 'universal.dmg',
      needs: {},
      requirements: { ...desktop, system: system.macos },
    },
    {
      platform: 'linux',
      architecture: 'x64',
      ending: 'amd64.deb',
      needs: {},
      requirements: { ...desktop, system: system.desktopLinux },
    },
    {
      platform: 'linux',
      architecture: 'arm64',
      ending: 'arm64.deb',
      needs: {},
      requirements: { ...desktop, system: system.desktopLinux },
    },
    {
      platform: 'kylin',
      architecture: 'arm64',
      ending: 'kylin-arm64.deb',
      needs: {},
      requirements: { ...desktop, system: system.desktopKylin },
    },
  ],
  mobile: [
    {
      platform: 'ios',
      architecture: 'arm64',
      ending: 'ios.ipa',
      needs: {},
      requirements: { ...mobile, system: system.ios },
    },
    {
      platform: 'ipados',
      architecture: 'arm64',
      ending: 'ipados.ipa',
      needs: {},
      requirements: { ...mobile, system: system.ipados },
    },
    {
      platform: 'android',
      architecture: 'universal',
      ending: 'android.apk',
      needs: {},
      requirements: { ...mobile, system: system.android },
    },
    {
      platform: 'harmonyos',
      architecture: 'arm64',
      ending: 'harmonyos.hap',
      needs: {},
      requirements: { ...mobile, system: system.harmonyos },
    },
  ],
}

/** All that the product is made for, but for what comes later: 'linux arm64'. */
export function filesOf({ product, version }: Pick<DemoRelease, 'product' | 'version'>, later: string[] = []) {
  return (installers[product] ?? [])
    .filter(({ platform, architecture }) => !later.includes(`${platform} ${architecture}`))
    .map(({ ending, ...file }) => ({ ...file, file_name: `atrium-${product}-${version}-${ending}` }))
}
