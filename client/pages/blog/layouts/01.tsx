export default function Stub() {
  return <h1>01</h1>
}
