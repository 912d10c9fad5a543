export default function Placeholder() {
  return <h1>resource/detail</h1>
}
