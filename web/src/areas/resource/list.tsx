export default function Placeholder() {
  return <h1>resource/list</h1>
}
