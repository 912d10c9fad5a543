export default function ShareProject() {
  return null
}
