export default function Releases() {
  return null
}
