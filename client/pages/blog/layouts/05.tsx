export default function Stub() {
  return <h1>05</h1>
}
