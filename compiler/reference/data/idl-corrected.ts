/**
 * Members whose type in the specifications' IDL is wider than what their algorithms give, as IDL.
 * They replace the members of the same name in descriptions; definitions are shown as published.
 */
export const CORRECTED_IDL = `
// CSSOM View makes the coordinates fractional; Pointer Events still declares integers.
interface MouseEvent {
  readonly attribute double clientX;
  readonly attribute double clientY;
  readonly attribute double screenX;
  readonly attribute double screenY;
};

// HTML: objects of JavaScript that IDL has no type for.
interface HTMLInputElement { attribute Date? valueAsDate; };
interface HTMLMediaElement { Date getStartDate(); };
interface PromiseRejectionEvent { readonly attribute PromiseObject promise; };
dictionary PromiseRejectionEventInit { required PromiseObject promise; };

// Document Picture-in-Picture: null without a window that is open.
interface DocumentPictureInPicture { readonly attribute Window? window; };

// Web Cryptography: floats are a TypeMismatchError; the getter of usages returns a list.
interface Crypto { IntegerTypedArray getRandomValues(IntegerTypedArray array); };
interface CryptoKey { readonly attribute FrozenArray<KeyUsage> usages; };

// Cookie Store: a call without a name or options rejects.
interface CookieStore { Promise<CookieListItem?> get(CookieStoreGetOptions options); };

// Permissions: requesting one ends with an answer, so "prompt" is no result.
enum PermissionAnswer { "granted", "denied" };
interface IdleDetector { static Promise<PermissionAnswer> requestPermission(); };
interface DeviceMotionEvent { static Promise<PermissionAnswer> requestPermission(); };
interface DeviceOrientationEvent {
  static Promise<PermissionAnswer> requestPermission(optional boolean absolute = false);
};

// WebRTC Statistics: each dictionary belongs to one of the types, candidates to two.
enum CandidatePairStats { "candidate-pair" };
enum CandidateStats { "local-candidate", "remote-candidate" };
enum CertificateStats { "certificate" };
enum CodecStats { "codec" };
enum DataChannelStats { "data-channel" };
enum InboundRtpStats { "inbound-rtp" };
enum MediaPlayoutStats { "media-playout" };
enum MediaSourceStats { "media-source" };
enum OutboundRtpStats { "outbound-rtp" };
enum PeerConnectionStats { "peer-connection" };
enum RemoteInboundRtpStats { "remote-inbound-rtp" };
enum RemoteOutboundRtpStats { "remote-outbound-rtp" };
enum TransportStats { "transport" };
dictionary RTCAudioPlayoutStats { required MediaPlayoutStats type; };
dictionary RTCAudioSourceStats { required MediaSourceStats type; };
dictionary RTCCertificateStats { required CertificateStats type; };
dictionary RTCCodecStats { required CodecStats type; };
dictionary RTCDataChannelStats { required DataChannelStats type; };
dictionary RTCIceCandidatePairStats { required CandidatePairStats type; };
dictionary RTCIceCandidateStats { required CandidateStats type; };
dictionary RTCInboundRtpStreamStats { required InboundRtpStats type; };
dictionary RTCOutboundRtpStreamStats { required OutboundRtpStats type; };
dictionary RTCPeerConnectionStats { required PeerConnectionStats type; };
dictionary RTCRemoteInboundRtpStreamStats { required RemoteInboundRtpStats type; };
dictionary RTCRemoteOutboundRtpStreamStats { required RemoteOutboundRtpStats type; };
dictionary RTCTransportStats { required TransportStats type; };
dictionary RTCVideoSourceStats { required MediaSourceStats type; };
`;
