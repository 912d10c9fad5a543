import { type IconButtonProps, TranslatableString } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { ChevronDownIcon } from '../../ui/icon/home-icons.tsx'
import { ChevronUpIcon, CopyIcon, DeleteIcon, PlusIcon } from '../../ui/icon/icons.tsx'

function small(word: TranslatableString, icon: ReactNode) {
  return function SmallButton({ id, disabled, onClick, registry }: IconButtonProps) {
    return (
      <Button
        kind="text"
        size="small"
        square
        id={id}
        disabled={disabled}
        onClick={onClick}
        aria-label={registry.translateString(word)}
      >
        {icon}
      </Button>
    )
  }
}

function AddButton({ id, disabled, onClick, registry }: IconButtonProps) {
  return (
    <Button size="small" id={id} disabled={disabled} onClick={onClick}>
      <PlusIcon size={16} />
      {registry.translateString(TranslatableString.AddItemButton)}
    </Button>
  )
}

/** The buttons of a detail table look like all our buttons. */
export const ButtonTemplates = {
  AddButton,
  CopyButton: small(TranslatableString.CopyButton, <CopyIcon size={16} />),
  MoveUpButton: small(TranslatableString.MoveUpButton, <ChevronUpIcon size={16} />),
  MoveDownButton: small(TranslatableString.MoveDownButton, <ChevronDownIcon size={16} />),
  RemoveButton: small(TranslatableString.RemoveButton, <DeleteIcon size={16} />),
}
