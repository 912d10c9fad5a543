import styles from './preview-pane.module.css'

interface ViewSwitchProps<View extends string> {
  label: string
  views: { id: View; name: string }[]
  current: View
  onChange: (view: View) => void
}

/** A few ways to look at the same thing. */
export function ViewSwitch<View extends string>({ label, views, current, onChange }: ViewSwitchProps<View>) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{label}</legend>
      {views.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
