import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'

interface PdfToolProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'kind' | 'size' | 'square'> {
  label: string
  /** The key that does the same. */
  hotkey?: string
  children: ReactNode
}

/** A button of the toolbar: an icon with a tooltip. */
export function Tool({ label, hotkey, children, ...rest }: PdfToolProps) {
  return (
    <Tooltip text={hotkey ? `${label} (${hotkey})` : label}>
      {() => (
        <Button kind="text" size="small" square aria-label={label} {...rest}>
          {children}
        </Button>
      )}
    </Tooltip>
  )
}
