export default function Health() {
  return null
}
