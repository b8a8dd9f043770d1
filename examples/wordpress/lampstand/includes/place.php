<?php
/**
 * The place of an app in a page, and the one script that fills all of them.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

/** Height that is kept free for an app of which the server has told nothing. */
const LAMPSTAND_LEAST_HEIGHT = '420px';
/** The ways an app can stand in a page. */
const LAMPSTAND_MODES = array( 'inline', 'popup', 'float', 'page' );

/** Makes the script known; it is printed only in pages that need it. */
function lampstand_register_script() {
	$settings = lampstand_settings();
	if ( '' === $settings['origin'] ) {
		return;
	}
	// Without a version: the server itself says how long the file may be kept, and the address never changes.
	wp_register_script( 'lampstand', $settings['origin'] . '/embed.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	if ( $settings['everywhere'] && ! is_admin() ) {
		wp_enqueue_script( 'lampstand' );
	}
}
add_action( 'wp_enqueue_scripts', 'lampstand_register_script' );

/**
 * Lets the page go on while the script loads, and asks optimisers not to hold it back.
 *
 * @param string $tag    The whole tag.
 * @param string $handle Whose it is.
 * @return string
 */
function lampstand_script_tag( $tag, $handle ) {
	if ( 'lampstand' !== $handle || false !== strpos( $tag, ' async' ) ) {
		return $tag;
	}

	return str_replace( ' src=', ' async data-cfasync="false" src=', $tag );
}
add_filter( 'script_loader_tag', 'lampstand_script_tag', 10, 2 );

/**
 * Markup of one app, and the script in the page's foot. What is missing or wrong is told to people who may edit; a visitor
 * sees nothing of it.
 *
 * @param array<string, mixed> $wanted Keys church, app, mode, label; whatever a page's author wrote.
 * @return string
 */
function lampstand_place( $wanted ) {
	$settings = lampstand_settings();
	$church   = lampstand_slug( ! empty( $wanted['church'] ) ? $wanted['church'] : $settings['church'] );
	$app      = lampstand_slug( $wanted['app'] ?? '' );
	$trouble  = lampstand_trouble( $settings['origin'], $church, $app );
	if ( '' !== $trouble ) {
		return current_user_can( 'edit_posts' ) ? '<p class="lampstand-trouble">' . esc_html( $trouble ) . '</p>' : '';
	}

	$name = lampstand_app_name( $app );
	$link = lampstand_link( $settings['origin'], $church, $app, $name );
	// A reader of feeds runs no script.
	if ( is_feed() ) {
		return '<p>' . $link . '</p>';
	}
	wp_enqueue_script( 'lampstand' );

	return sprintf( '<div class="lampstand-app"%s><noscript><p>%s</p></noscript></div>', lampstand_attributes( $wanted, $church, $app, $name ), $link );
}

/**
 * One sentence on what keeps an app from being shown; empty when all is there.
 *
 * @param string $origin The server.
 * @param string $church The church.
 * @param string $app    The app.
 * @return string
 */
function lampstand_trouble( $origin, $church, $app ) {
	if ( '' === $origin ) {
		return __( 'Lampstand isn’t set up yet. An administrator can do it under Settings, Lampstand.', 'lampstand' );
	}
	if ( '' === $church ) {
		return __( 'Lampstand: no church is set. Add church="your-church" here, or set it for the whole site under Settings, Lampstand.', 'lampstand' );
	}
	if ( '' === $app ) {
		return __( 'Lampstand: no app is chosen. Add its ID, for example app="prayer-generator".', 'lampstand' );
	}

	return '';
}

/**
 * The attributes that the script reads, escaped, with a space before each.
 *
 * @param array<string, mixed> $wanted What the author wrote.
 * @param string               $church The church.
 * @param string               $app    The app.
 * @param string               $name   What the app is called.
 * @return string
 */
function lampstand_attributes( $wanted, $church, $app, $name ) {
	$mode       = strtolower( (string) ( $wanted['mode'] ?? '' ) );
	$mode       = in_array( $mode, LAMPSTAND_MODES, true ) ? $mode : 'inline';
	$label      = sanitize_text_field( (string) ( $wanted['label'] ?? '' ) );
	$attributes = array(
		'data-church' => $church,
		'data-app'    => $app,
		'data-title'  => $name,
	);
	if ( 'inline' === $mode ) {
		$reserve             = lampstand_catalogue()[ $app ]['reserve'] ?? '';
		$attributes['style'] = 'min-height:' . ( '' === $reserve ? LAMPSTAND_LEAST_HEIGHT : $reserve );
	} else {
		$attributes['data-mode'] = $mode;
		if ( '' !== $label ) {
			$attributes['data-label'] = $label;
		}
	}

	$written = '';
	foreach ( $attributes as $key => $value ) {
		$written .= sprintf( ' %s="%s"', $key, esc_attr( $value ) );
	}

	return $written;
}

/**
 * A link to the app's own page.
 *
 * @param string $origin The server.
 * @param string $church The church.
 * @param string $app    The app.
 * @param string $name   What the app is called.
 * @return string
 */
function lampstand_link( $origin, $church, $app, $name ) {
	/* translators: %s: what an app is called, e.g. Prayer Generator. */
	$text = sprintf( __( 'Open %s in full page', 'lampstand' ), $name );

	return sprintf( '<a href="%s">%s</a>', esc_url( "$origin/a/$church/$app" ), esc_html( $text ) );
}
