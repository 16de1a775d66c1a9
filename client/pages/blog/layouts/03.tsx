export default function Stub() {
  return <h1>03</h1>
}
