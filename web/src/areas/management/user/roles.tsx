export default function Roles() {
  return null
}
