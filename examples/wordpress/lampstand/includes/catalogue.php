<?php
/**
 * The apps there are, as the server lists them.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

const LAMPSTAND_CATALOGUE = 'lampstand_catalogue';

/**
 * The apps that are built, by id. Asked once in twelve hours; while the server does not answer the list is empty, and
 * everything works with an id that somebody types.
 *
 * @return array<string, array{name: string, summary: string, reserve: string}>
 */
function lampstand_catalogue() {
	$origin = lampstand_settings()['origin'];
	$kept   = get_transient( LAMPSTAND_CATALOGUE );
	if ( is_array( $kept ) && $origin === $kept['origin'] ) {
		return $kept['apps'];
	}
	if ( '' === $origin ) {
		return array();
	}

	$answer = wp_remote_get( $origin . '/api/apps', array( 'timeout' => 3 ) );
	$apps   = 200 === wp_remote_retrieve_response_code( $answer ) ? lampstand_read_apps( wp_remote_retrieve_body( $answer ) ) : array();
	// An empty list is kept for a minute only, so that a page is not held up again and again by a server that is away.
	$life = $apps ? 12 * HOUR_IN_SECONDS : MINUTE_IN_SECONDS;
	set_transient( LAMPSTAND_CATALOGUE, compact( 'origin', 'apps' ), $life );

	return $apps;
}

/**
 * Reads the server's answer and takes nothing from it that is not what it should be.
 *
 * @param string $body JSON.
 * @return array<string, array{name: string, summary: string, reserve: string}>
 */
function lampstand_read_apps( $body ) {
	$answer = json_decode( $body, true );
	$listed = is_array( $answer ) && isset( $answer['apps'] ) && is_array( $answer['apps'] ) ? $answer['apps'] : array();
	$apps   = array();
	foreach ( $listed as $app ) {
		$id = is_array( $app ) ? lampstand_slug( $app['id'] ?? '' ) : '';
		if ( '' === $id || empty( $app['available'] ) ) {
			continue;
		}
		$apps[ $id ] = array(
			'name'    => sanitize_text_field( $app['name'] ?? $id ),
			'summary' => sanitize_text_field( $app['summary'] ?? '' ),
			'reserve' => lampstand_length( $app['reserve'] ?? '' ),
		);
	}

	return $apps;
}

/**
 * A length as the server writes it, in px or as one clamp(); anything else is empty.
 *
 * @param mixed $length What may be a CSS length.
 * @return string
 */
function lampstand_length( $length ) {
	$length = is_string( $length ) ? $length : '';

	return preg_match( '/^(?:\d{2,5}px|clamp\([\d\spxvw,()*-]{1,60}\))$/', $length ) ? $length : '';
}

/**
 * What an app is called; its id in plain words while the list is not there.
 *
 * @param string $app App id.
 * @return string
 */
function lampstand_app_name( $app ) {
	$apps = lampstand_catalogue();

	return $apps[ $app ]['name'] ?? ucwords( str_replace( '-', ' ', $app ) );
}
