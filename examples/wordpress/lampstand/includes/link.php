<?php
/**
 * The link of an app on a line of its own becomes the app.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

/** Makes WordPress know our links: by the handler at once in a page, by the provider for everything that asks for oEmbed. */
function lampstand_register_link() {
	$origin = lampstand_settings()['origin'];
	if ( '' === $origin ) {
		return;
	}
	wp_oembed_add_provider( $origin . '/a/*', $origin . '/oembed' );
	$pattern = '#^' . preg_quote( $origin, '#' ) . '/a/([a-z0-9-]+)/([a-z0-9-]+)/?$#i';
	wp_embed_register_handler( 'lampstand', $pattern, 'lampstand_embed_link' );
}
add_action( 'init', 'lampstand_register_link' );

/**
 * The app of a link. Nothing is fetched and nothing is kept with the post, so a server that was away once leaves no trace.
 *
 * @param string[] $parts Whole address, church, app.
 * @return string
 */
function lampstand_embed_link( $parts ) {
	return lampstand_place(
		array(
			'church' => $parts[1],
			'app'    => $parts[2],
		)
	);
}

/**
 * What themes and the editor get when they ask for oEmbed themselves: the frame alone. The answer of a known provider is
 * not sandboxed by WordPress, and its quotation would stand beside the frame.
 *
 * @param string|false $html The markup.
 * @param string       $url  The link.
 * @return string|false
 */
function lampstand_oembed_result( $html, $url ) {
	$origin = lampstand_settings()['origin'];
	if ( '' === $origin || ! is_string( $html ) || 0 !== strpos( $url, $origin . '/a/' ) ) {
		return $html;
	}
	$frame = preg_match( '#<iframe[^>]*></iframe>#', $html, $found ) ? $found[0] : '';
	$tidy  = wp_kses(
		$frame,
		array(
			'iframe' => array(
				'src'         => true,
				'title'       => true,
				'width'       => true,
				'height'      => true,
				'frameborder' => true,
			),
		)
	);

	return '' === $tidy ? $html : str_replace( '<iframe ', '<iframe sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals" ', $tidy );
}
add_filter( 'oembed_result', 'lampstand_oembed_result', 10, 2 );
