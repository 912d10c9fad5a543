export default function Demands() {
  return null
}
