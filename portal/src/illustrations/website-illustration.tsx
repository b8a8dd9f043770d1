import street from './street-illustration.module.css';

/** A church's page with one highlighted app. */
export function WebsiteIllustration({ className = '' }: { className?: string }) {
  return (
    <svg className={`${street.art} ${className}`} viewBox="4 4 92 76" aria-hidden="true">
      <path d="M6 78h88M14 10h72v50H14zM14 20h72M20 15h.1M26 15h.1M32 15h.1M50 60v12M36 72h28M22 28h26M22 34h34M22 54h30" />
      <path className={street.lit} d="M22 39h56v9H22z" />
    </svg>
  );
}
