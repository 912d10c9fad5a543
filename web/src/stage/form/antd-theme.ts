import { type ThemeConfig, theme } from 'antd'

const light = {
  ...{ surface: '#fcfbf8', raised: '#ffffff', sunken: '#ebe8e0', ground: '#f6f3ec' },
  ...{ ink: '#1c1b18', ink2: '#54504a', ink3: '#69645a', disabled: '#69645a' },
  ...{ line: '#dcd7cc', lineControl: '#8a8376', accent: '#0b6a4b', accentHover: '#07543b', accentActive: '#053f2c' },
  ...{ accentTint: '#e2f0e8', accentLine: '#9cc7b3', onAccent: '#ffffff', warning: '#855400', danger: '#b02a1e' },
}

const dark: typeof light = {
  ...{ surface: '#1a1b19', raised: '#232422', sunken: '#0e0f0d', ground: '#131412' },
  ...{ ink: '#ecebe5', ink2: '#b8b5ab', ink3: '#9a978e', disabled: '#9a978e' },
  ...{ line: '#2f302c', lineControl: '#77776e', accent: '#62c79c', accentHover: '#85d8b4', accentActive: '#a6e4ca' },
  ...{ accentTint: '#173326', accentLine: '#2d6650', onAccent: '#0c1511', warning: '#e0ad55', danger: '#f08a7c' },
}

/** The values of styles/tokens.css, for a library that computes with colours and so cannot read variables. */
export function antdTheme(isDark: boolean): ThemeConfig {
  const values = isDark ? dark : light
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...{
        colorPrimary: values.accent,
        colorPrimaryHover: values.accentHover,
        colorPrimaryActive: values.accentActive,
      },
      ...{ colorPrimaryBg: values.accentTint, colorPrimaryBorder: values.accentLine, colorLink: values.accent },
      ...{ colorWarning: values.warning, colorError: values.danger, colorErrorText: values.danger },
      ...{ colorBgContainer: values.raised, colorBgElevated: values.surface, colorBgContainerDisabled: values.sunken },
      ...{ colorText: values.ink, colorTextHeading: values.ink, colorTextSecondary: values.ink2 },
      ...{ colorTextTertiary: values.ink3, colorTextDescription: values.ink3, colorTextPlaceholder: values.ink3 },
      ...{ colorTextDisabled: values.disabled, colorTextLightSolid: values.onAccent, colorIcon: values.ink2 },
      ...{ colorBorder: values.lineControl, colorBorderSecondary: values.line, colorSplit: values.line },
      ...{ borderRadius: 3, borderRadiusXS: 2, borderRadiusSM: 2, borderRadiusLG: 4 },
      ...{ fontFamily: 'var(--font-sans)', fontSize: 14, lineHeight: 22 / 14 },
      ...{ controlHeightSM: 28, controlHeight: 36, controlHeightLG: 44, controlOutlineWidth: 1 },
      ...{ motionDurationFast: '120ms', motionDurationMid: '180ms', motionDurationSlow: '260ms' },
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Input: { activeShadow: `0 0 0 1px ${values.accent}`, hoverBorderColor: values.ink },
      Radio: { buttonSolidCheckedBg: values.ink, buttonSolidCheckedColor: values.ground },
      Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 6px' },
    },
  }
}
