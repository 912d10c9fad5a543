export default function Placeholder() {
  return <h1>person-center/person-upload</h1>
}
